/** The languages of the facts, in the order in which the data files write them. */
export const TEXT_LANGUAGES = ['en', 'zh-Hans', 'zh-Hant', 'ja', 'ko', 'fr'] as const

export type TextLanguage = (typeof TEXT_LANGUAGES)[number]

/** A name or title; a language that no source gives is absent, never guessed. */
export type Text = Readonly<Partial<Record<TextLanguage, string>>>

export type FullText = Readonly<Record<TextLanguage, string>>
