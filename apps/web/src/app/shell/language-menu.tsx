import { LANGUAGES, type Language } from '@ephemeris/core/language/language'
import { ChevronDown, Languages } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/app/shell/language-menu.module.css'
import { chooseLanguage } from '#web/state/language'
import { ChoiceMenu } from '#web/ui/menu/choice-menu.tsx'

/** Each language by its own name, so that nobody has to read another one to find it. */
const NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  'zh-Hans': '简体中文',
  'zh-Hant': '繁體中文',
  ja: '日本語',
  ko: '한국어',
  fr: 'Français',
}

const CHOICES = LANGUAGES.map((language) => ({
  value: language,
  label: NAMES[language],
  lang: language,
  detail: language,
}))

export function LanguageMenu() {
  const t = useTranslations('shell')
  const language = useLocale()

  return (
    <ChoiceMenu
      label={t('language.label', { name: NAMES[language] })}
      choices={CHOICES}
      value={language}
      onChoose={chooseLanguage}
      align="end"
    >
      <Languages size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.name}>{NAMES[language]}</span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </ChoiceMenu>
  )
}
