import { takeSecondPhoto } from '@daylit/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { encodePhoto } from '../../photo/encode-photo.ts';
import { api } from '../api.ts';
import { repeatabilityQuery } from './repeatability.ts';

/** Sends the second photo of a scan. */
export function useTakeSecondPhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, file }: { id: number; file: File }) =>
      takeSecondPhoto(api, { id, photo: await encodePhoto(file) }),
    onSuccess: (known) => client.setQueryData(repeatabilityQuery.queryKey, known),
    // The reason may be that the offer has expired.
    onError: () => client.invalidateQueries(repeatabilityQuery),
  });
}
