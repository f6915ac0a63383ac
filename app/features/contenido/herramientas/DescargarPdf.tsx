import { useLocation } from "@remix-run/react";
import { Button } from "~/components/Button";
import { Icon } from "~/components/Icon";
import { direccionDelVisor } from "~/domain/shared/navegacion/documentos";
import { useRaiz } from "~/shell/marco/marca";
import type { loader } from "./herramienta.server";

type Props = NonNullable<Awaited<ReturnType<typeof loader>>["hoja"]>;

/** Link that downloads a PDF. Inside the app, whose windows have no downloads, it opens in our viewer. */
export function DescargarPdf({ href, archivo, propia }: Pick<Props, "href" | "archivo" | "propia">) {
  const { marco } = useRaiz();
  const { pathname, search } = useLocation();
  const enElVisor = marco.visor && propia;
  return (
    <Button
      wide
      large
      {...(enElVisor ? { href: direccionDelVisor(href, pathname + search) } : { href, download: archivo })}
    >
      <Icon name="descargar" />
      Descargar PDF
    </Button>
  );
}
