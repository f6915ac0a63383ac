import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { Portada } from "../components/Portada";
import type { PortadaDatos } from "../datos";

export const meta: MetaFunction = () => [
  { title: "Bienestar · Agenda una sesión con la persona indicada" },
  {
    name: "description",
    content:
      "Sesiones por videollamada de psicología, nutrición, finanzas y más. Elige el horario, mira el precio final y reserva.",
  },
];

// PLACEHOLDER: the use cases are wired here.
export async function loader(): Promise<PortadaDatos> {
  return { especialidades: [], horarios: [], proximaCita: null };
}

export default function Route() {
  return <Portada {...useLoaderData<typeof loader>()} />;
}
