import { type MetaFunction, useLoaderData } from "@remix-run/react";
import type { LoaderArgs } from "~/shell/ruta";
import { Portada } from "./Portada";
import type { PortadaDatos } from "./datos";
import { verPortada } from "./portada.server";

export const meta: MetaFunction = () => [
  { title: "Bienestar · Agenda una sesión con la persona indicada" },
  {
    name: "description",
    content:
      "Sesiones por videollamada de psicología, nutrición, finanzas y más. Elige el horario, mira el precio final y reserva.",
  },
];

export const handle = { publica: [], horarios: true };

export function loader(args: LoaderArgs): Promise<PortadaDatos> {
  return verPortada(args);
}

export default function Route() {
  return <Portada {...useLoaderData<typeof loader>()} />;
}
