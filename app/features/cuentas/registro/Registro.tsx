import { useActionData, useLoaderData } from "@remix-run/react";
import { classNames } from "~/components/classNames";
import { contenedorMedio, pagina } from "~/styles/layout.css";
import { PaginaDeRegistro } from "./PaginaDeRegistro";
import type { loader, action } from "./registro.server";

export function Registro() {
  return (
    <div className={classNames(contenedorMedio, pagina)}>
      <PaginaDeRegistro {...useLoaderData<typeof loader>()} respuesta={useActionData<typeof action>()} />
    </div>
  );
}
