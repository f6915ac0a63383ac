import type { MetaFunction } from "@remix-run/react";
import { NoEncontrada } from "../NoEncontrada";

export const meta: MetaFunction = () => [{ title: "No encontramos esta página · Bienestar" }];

/** Thrown from a loader, so that the root loader runs too: an address without a route would leave it out. */
export function loader() {
  throw new Response(null, { status: 404 });
}

export function ErrorBoundary() {
  return <NoEncontrada />;
}

export default function Nunca() {
  return null;
}
