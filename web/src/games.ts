/** The five games as the page knows them: an id, in the order of the house. */
export const GAMES = ['wizards', 'hands', 'boogle', 'battlewords', 'wordsearch'] as const;
export type GameId = (typeof GAMES)[number];

export function isGame(text: string | undefined): text is GameId {
  return GAMES.includes(text as GameId);
}
