declare module 'virtual:tokens.css';
declare module 'virtual:messages/en' {
  const text: string;
  export default text;
}
declare module 'virtual:messages/fr' {
  const text: string;
  export default text;
}
