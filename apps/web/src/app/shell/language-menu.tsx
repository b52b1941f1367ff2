import { LANGUAGES, languageRow } from '@ephemeris/core/language/language'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Languages from 'lucide-react/icons/languages'
import { useLocale, useTranslations } from 'use-intl'
import styles from '#web/app/shell/shell.module.css'
import { chooseLanguage } from '#web/state/language'
import { ChoiceMenu } from '#web/ui/menu/choice-menu.tsx'

const CHOICES = LANGUAGES.map((language) => ({
  value: language,
  label: languageRow(language).name,
  lang: language,
  detail: language,
}))

export function LanguageMenu() {
  const t = useTranslations('shell')
  const language = useLocale()

  return (
    <ChoiceMenu
      label={t('language.label', { name: languageRow(language).name })}
      choices={CHOICES}
      value={language}
      onChoose={chooseLanguage}
      align="end"
    >
      <Languages size={18} strokeWidth={1.75} aria-hidden />
      <span className={styles.name}>{languageRow(language).name}</span>
      <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </ChoiceMenu>
  )
}
