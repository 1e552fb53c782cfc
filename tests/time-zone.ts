/**
 * The time zone of every test, eleven hours behind UTC. There local and UTC dates differ for most of the day,
 * so a date from the wrong clock fails a test. All tests pass in any zone; `TEST_TZ` names one to try. `TZ`
 * is ignored, because many machines set it to UTC, which hides such mistakes.
 */
export const TIME_ZONE = process.env.TEST_TZ ?? 'Pacific/Pago_Pago';
