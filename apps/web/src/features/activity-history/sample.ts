/** The kind of activity in the example. */
export const SAMPLE_KIND = 'sumo'

/** An export as small as one can be: what the page shows of it is its example. */
export const SAMPLE = `{
  "retcode": 0,
  "data": {
    "activities": [
      {
        "${SAMPLE_KIND}": {
          "records": [
            { "difficulty": 4, "max_score": 2400, "settle_time": 1631520000,
              "avatars": [
                { "id": 10000046, "level": 90 }, { "id": 10000025, "level": 80 },
                { "id": 10000032, "level": 80 }, { "id": 10000030, "level": 90 }
              ] }
          ]
        }
      }
    ]
  }
}`
