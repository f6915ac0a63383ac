import { useLoaderData } from "@remix-run/react";
import { Ayuda } from "./Ayuda";
import { Inicio } from "./Inicio";
import { Pregunta } from "./Pregunta";
import type { loader } from "./programa.server";

export function Programa() {
  const datos = useLoaderData<typeof loader>();
  if (datos.paso === "ayuda") return <Ayuda {...datos} />;
  return datos.paso === "pregunta" ? <Pregunta {...datos} /> : <Inicio {...datos} />;
}
