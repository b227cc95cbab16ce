export default {
  compilerOptions: { runes: true },
  onwarn(warning) {
    throw new Error(`${warning.code}: ${warning.message} (${warning.filename})`);
  },
};
