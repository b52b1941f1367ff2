import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#web/features/gacha/empty-state.tsx'
import { GameSelect } from '#web/features/gacha/game-select.tsx'
import { LaterPoolSelect, LaterPullRecords } from '#web/features/gacha/later-parts'
import styles from '#web/features/gacha/records/records.module.css'
import { UidChip } from '#web/features/gacha/uid-chip.tsx'
import { WithPulls } from '#web/features/gacha/with-pulls.tsx'
import { useWindow } from '#web/lib/page/media'
import { goBack, goTo, useAddress } from '#web/lib/page/router.tsx'
import { useChoice } from '#web/state/pulls/pull-choice'
import { useUidText } from '#web/state/pulls/shown-uids'
import { usePulls } from '#web/state/pulls/use-pulls'
import { IconButton } from '#web/ui/button/icon-button.tsx'
import { LinkButton } from '#web/ui/button/link-button.tsx'
import roles from '#web/ui/games/game-roles.module.css'
import { Row } from '#web/ui/layout/layout.tsx'
import { Text } from '#web/ui/text/text.tsx'

const OVERVIEW = '/gacha'

/** Every pull of one pool of the chosen account. */
export function RecordsView() {
  const t = useTranslations('gacha')
  const choice = useChoice()
  const uidText = useUidText()
  const { data } = usePulls(choice)
  const { isFirst } = useAddress()
  const isNarrow = useWindow('phone', 'side')
  // The first address of a tab has nothing behind it.
  const leave = () => (isFirst ? goTo(OVERVIEW) : goBack())

  return (
    <Row gap={8} rowGap={12} wrap className={`${styles.page} ${roles.roles}`} data-game={choice.gameId}>
      <Row gap={8} wrap className={styles.head}>
        <IconButton icon={ArrowLeft} className={styles.back} label={t('records.back')} onClick={leave} />
        <Text kind={isNarrow ? 'title' : 'page'} as="h1" oneLine className={styles.title}>
          <span>{t('records.title')}</span>
        </Text>
        <span className={styles.uid}>{data && <UidChip uid={data.uid} />}</span>
        <Row as="span" gap={8} grow justify="end" wrap className={styles.selects}>
          <LaterPoolSelect pools={[...(data?.histories.keys() ?? []), ...(data?.apart.keys() ?? [])]} />
          <GameSelect />
        </Row>
      </Row>
      <WithPulls
        signedOut={<ToOverview text={t('noUid.text')} />}
        lost={({ uid }) => <ToOverview text={t('lost.file', { uid: uidText(uid) })} />}
        unchosen={(chosen) => <ToOverview text={t(chosen ? 'notHere.text' : 'noUid.text')} />}
      >
        {(account) => <LaterPullRecords key={`${account.gameId} ${account.uid} ${choice.poolId}`} account={account} />}
      </WithPulls>
    </Row>
  )
}

/** In the place of records: why there are none here, and where pulls come from. */
function ToOverview({ text }: { text: string }) {
  const t = useTranslations('gacha')
  return (
    <EmptyState text={text}>
      <LinkButton look="primary" to={OVERVIEW}>
        {t('records.toOverview')}
      </LinkButton>
    </EmptyState>
  )
}
