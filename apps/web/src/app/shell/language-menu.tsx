import { LANGUAGES } from '@ephemeris/core/language/language'
import { ChevronDown, Languages } from 'lucide-react'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/app/shell/language-menu.module.css'
import { LANGUAGE_NAMES } from '#web/i18n/language-names'
import { chooseLanguage } from '#web/state/language'
import { ChoiceMenu } from '#web/ui/menu/choice-menu.tsx'

const CHOICES = LANGUAGES.map((language) => ({
  value: language,
  label: LANGUAGE_NAMES[language],
  lang: language,
  detail: language,
}))

export function LanguageMenu() {
  const t = useTranslations('shell')
  const language = useLocale()

  return (
    <ChoiceMenu
      label={t('language.label', { name: LANGUAGE_NAMES[language] })}
      choices={CHOICES}
      value={language}
      onChoose={chooseLanguage}
      align="end"
    >
      <Languages size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.name}>{LANGUAGE_NAMES[language]}</span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </ChoiceMenu>
  )
}
