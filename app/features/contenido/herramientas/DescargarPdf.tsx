import { useLocation } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { Icono } from "~/components/Icono";
import { direccionDelVisor } from "~/domain/shared/navegacion/documentos";
import { useRaiz } from "~/shell/marca";
import type { loader } from "./herramienta.server";

type Props = NonNullable<Awaited<ReturnType<typeof loader>>["hoja"]>;

/** To the browser's downloads; inside the app, whose windows have none, to our viewer. */
export function DescargarPdf({ href, archivo, propia }: Pick<Props, "href" | "archivo" | "propia">) {
  const { marco } = useRaiz();
  const { pathname, search } = useLocation();
  const enElVisor = marco.visor && propia;
  return (
    <Boton
      completo
      grande
      {...(enElVisor ? { href: direccionDelVisor(href, pathname + search) } : { href, download: archivo })}
    >
      <Icono nombre="descargar" />
      Descargar PDF
    </Boton>
  );
}
