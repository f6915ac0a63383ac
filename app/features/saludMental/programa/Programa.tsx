import { useLoaderData } from "@remix-run/react";
import { Ayuda } from "./Ayuda";
import { Inicio, tituloDeBorrado } from "./Inicio";
import { Pregunta } from "./Pregunta";
import type { loader } from "./programa.server";

type Datos = ReturnType<typeof useLoaderData<typeof loader>>;

export const tituloDeDialogo = (datos: Datos, busqueda: URLSearchParams) =>
  datos.paso === "inicio" ? tituloDeBorrado(datos, busqueda) : null;

export function Programa() {
  const datos = useLoaderData<typeof loader>();
  if (datos.paso === "ayuda") return <Ayuda {...datos} />;
  return datos.paso === "pregunta" ? <Pregunta {...datos} /> : <Inicio {...datos} />;
}
