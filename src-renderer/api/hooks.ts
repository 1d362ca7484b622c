import {
  keepPreviousData,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryResult,
} from '@tanstack/react-query';
import type { InputOf, OperationName, OutputOf } from '#shared/contract/index.ts';
import { call } from './client.ts';

/** Asks a query of the contract; the request is part of the cache key. Null: it is not known yet what to ask. */
export function useOperation<Name extends OperationName>(
  name: Name,
  request: InputOf<Name> | null,
  options: {
    keepPrevious?: boolean;
    refetchInterval?: number | false;
    /** Asks no more, and keeps what is known: of something that is being deleted. */
    paused?: boolean;
  } = {},
): UseQueryResult<OutputOf<Name>> {
  return useQuery({
    queryKey: [name, request],
    queryFn: () => call(name, request as InputOf<Name>),
    enabled: request !== null && options.paused !== true,
    refetchInterval: options.refetchInterval ?? false,
    ...(options.keepPrevious === true ? { placeholderData: keepPreviousData } : {}),
  });
}

/**
 * Gives a command of the contract. The service emits what it changed, and the views ask again. A failure is shown as a
 * notice unless `quiet`: then the caller shows it where it belongs.
 */
export function useCommand<Name extends OperationName>(
  name: Name,
  options: { quiet?: boolean } = {},
): UseMutationResult<OutputOf<Name>, Error, InputOf<Name>> {
  return useMutation({
    mutationKey: [name],
    mutationFn: (request: InputOf<Name>) => call(name, request),
    meta: { quiet: options.quiet === true },
  });
}

export const useWorkspaceStatus = () => useOperation('get-workspace-status', {}, { refetchInterval: 60_000 });
export const useCustomers = () => useOperation('list-customers', {});
export const useQueryGroups = (customerId: number | null) =>
  useOperation('list-query-groups', customerId === null ? null : { customerId });

/** A customer of the workspace; undefined while the customers load, and for an id that is not among them. */
export const useCustomer = (customerId: number | null): OutputOf<'list-customers'>[number] | undefined =>
  useCustomers().data?.find(({ id }) => id === customerId);
