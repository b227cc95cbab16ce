declare module 'virtual:tokens.css';
declare module 'virtual:languages' {
  export const fallback: string;
  export const locales: Record<string, import('./state/languages').Locale>;
  export const words: Record<string, import('./state/languages').WordLanguage>;
  export const sentences: Record<string, () => Promise<{ default: import('./state/sentences').Sentences }>>;
}
