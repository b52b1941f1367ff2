import { DATABASE_TOOLS } from './database-tools.test-data.ts'
import { GENSHIN_TOOLS } from './genshin-tools.test-data.ts'
import { STARRAIL_TOOLS } from './starrail-tools.test-data.ts'
import { sampleHistory, type Tool } from './tool-rows.test-data.ts'
import { WUTHERING_TOOLS } from './wuthering-tools.test-data.ts'

export const TOOLS: readonly Tool[] = [...GENSHIN_TOOLS, ...STARRAIL_TOOLS, ...DATABASE_TOOLS, ...WUTHERING_TOOLS]

/** One small file of every tool and game. */
export const SAMPLE_FILES = Promise.all(
  TOOLS.flatMap((tool) =>
    tool.games.map(async (gameId) => ({
      name: tool.name,
      gameId,
      bytes: await tool.write(sampleHistory(gameId, 'sample', 40)),
    })),
  ),
)
