/** Links on the game's own page. */
export const LINKS = [{ href: '/make', icon: 'pencil', message: 'web-make' }] as const;
