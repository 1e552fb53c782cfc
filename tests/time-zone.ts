/**
 * Where every test takes place: eleven hours behind UTC. There UTC's months end a day early, and in the evening it is
 * tomorrow in UTC, so that a day counted by the wrong clock is another day. All tests pass in any zone; `TEST_TZ` names
 * one to try. `TZ` is not asked: many machines set it to UTC, which hides such mistakes.
 */
export const TIME_ZONE = process.env.TEST_TZ ?? 'Pacific/Pago_Pago';
