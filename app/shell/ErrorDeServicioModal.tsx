import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import { AyudaConCodigo } from "./AyudaPorWhatsapp";
import type { Marca } from "~/domain/shared/marca";

export const TITULO_DE_ERROR_DE_SERVICIO = "Lo sentimos, hay un error de servicio";
export const TEXTO_DE_ERROR_DE_SERVICIO =
  "No hemos podido completar tu solicitud. Por favor, inténtalo más tarde.";

interface Props {
  marca: Marca;
  codigo: string | null;
  hrefAlCerrar: string;
}

/** The service error, at `?error=servicio` of any page. */
export function ErrorDeServicioModal({ marca, codigo, hrefAlCerrar }: Props) {
  return (
    <Dialog
      id="error-de-servicio"
      title={TITULO_DE_ERROR_DE_SERVICIO}
      closeHref={hrefAlCerrar}
      closesOutside={false}
    >
      <div className={pila.corta}>
        <p>{TEXTO_DE_ERROR_DE_SERVICIO}</p>
        <p className={textoSuave}>
          Lo que ya tenías guardado sigue igual. Lo último que enviaste no llegó a guardarse.
        </p>
        {codigo && (
          <p className={classNames(textoSuave, textoChico)}>
            Código de soporte: <code>{codigo}</code>
          </p>
        )}
      </div>
      <Button href={hrefAlCerrar} wide>
        Entendido
      </Button>
      <AyudaConCodigo marca={marca} codigo={codigo} />
    </Dialog>
  );
}
