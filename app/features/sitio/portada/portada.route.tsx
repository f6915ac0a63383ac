import { type MetaFunction, useLoaderData } from "@remix-run/react";
import type { LoaderArgs, Handle } from "~/shell/route";
import { Portada } from "./Portada";
import type { PortadaDatos } from "./datos";
import { cosasDeLaCasa } from "./paraCompartir";
import { verPortada } from "./portada.server";

export const meta: MetaFunction = () => [
  { title: "Un momento para ti" },
  {
    name: "description",
    content:
      "Videos de un minuto y hojas para imprimir, gratis y sin cuenta, y sesiones por videollamada con especialistas.",
  },
];

export const handle = {
  publica: [],
  horarios: true,
  cosas: cosasDeLaCasa,
  admiteModal: true,
} satisfies Handle;

export function loader(args: LoaderArgs): Promise<PortadaDatos> {
  return verPortada(args);
}

export default function Route() {
  return <Portada {...useLoaderData<typeof loader>()} />;
}
