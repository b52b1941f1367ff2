/** By file, such as `./fr/home.ts`: of every language that has a folder. Run by `page-texts`, since only Vite reads globs. */
export const FOUND_TEXTS = import.meta.glob<Readonly<Record<string, object>>>('./*/{home,shell,welcome}.ts', {
  base: '../../../packages/texts/src',
  eager: true,
})
