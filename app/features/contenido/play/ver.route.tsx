import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Reproductor } from "./Reproductor";
import type { loader } from "./ver.server";

export { loader, action } from "./ver.server";
export const handle = { publica: ["t", "modo"], hidratar: "intencion" };
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Ver ${data?.titulo ?? "video"} · Bienestar play` },
];

export default function Ver() {
  return <Reproductor {...useLoaderData<typeof loader>()} />;
}
