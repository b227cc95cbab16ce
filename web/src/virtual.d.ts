declare module 'virtual:tokens.css';
declare module 'virtual:tokens' {
  const sheet: string;
  export default sheet;
}
declare module 'virtual:languages' {
  export const fallback: string;
  export const codes: string[];
  export const wordCodes: string[];
  type Load = () => Promise<{ default: import('./state/sentences').Sentences }>;
  export const sentences: Record<string, Load>;
  export const laterSentences: Record<string, Load>;
}
declare module 'virtual:locales' {
  export const locales: Record<string, import('./state/languages').Locale>;
  export const words: Record<string, import('./state/languages').WordLanguage>;
}
