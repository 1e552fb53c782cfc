import { disableTwoFactor, regenerateBackupCodes, setupTwoFactor, verifyTwoFactor } from '@daylit/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { refreshSession } from '../sessions/session.ts';
import type { RunFresh } from './fresh-sign-in.ts';

/** The steps of two-factor sign-in. The secret and the codes are kept only while they are shown. */
export function useTwoFactor(run: RunFresh) {
  const client = useQueryClient();
  const setup = useMutation({ mutationFn: () => run((proof) => setupTwoFactor(api, proof)) });
  const codes = useMutation({ mutationFn: () => run((proof) => regenerateBackupCodes(api, proof)) });
  const verify = useMutation({
    mutationFn: ({ code }: { code: string }) => verifyTwoFactor(api, { code }),
    onSuccess: async () => {
      setup.reset();
      await refreshSession(client);
    },
  });
  const disable = useMutation({
    mutationFn: ({ code }: { code: string }) => run((proof) => disableTwoFactor(api, { code, ...proof })),
    onSuccess: async () => {
      verify.reset();
      codes.reset();
      await refreshSession(client);
    },
  });
  return {
    setup,
    verify,
    disable,
    codes,
    /** The otpauth address of a setup that waits for its first code. */
    qrUri: setup.data?.qr_uri,
    /** New backup codes, until they are stored. */
    newCodes: (codes.data ?? verify.data)?.backup_codes,
    cancelSetup() {
      setup.reset();
      verify.reset();
    },
    forgetCodes() {
      verify.reset();
      codes.reset();
    },
  };
}
