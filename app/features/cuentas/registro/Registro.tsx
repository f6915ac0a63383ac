import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { contenedorMedio, pagina } from "~/styles/layout.css";
import { PaginaDeRegistro } from "./PaginaDeRegistro";
import type { loader, action } from "./registro.server";

export function Registro() {
  return (
    <div className={clases(contenedorMedio, pagina)}>
      <PaginaDeRegistro {...useLoaderData<typeof loader>()} respuesta={useActionData<typeof action>()} />
    </div>
  );
}
