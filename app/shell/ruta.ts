import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";

/**
 * What loaders and actions are given. Named here and nowhere else: in the successor of Remix 2 these types are
 * others, and `context` says nothing of itself.
 */
export type LoaderArgs = LoaderFunctionArgs;
export type ActionArgs = ActionFunctionArgs;
