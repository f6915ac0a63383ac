import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import { classNames } from "~/components/classNames";
import { AyudaConCodigo } from "./AyudaPorWhatsapp";
import type { Marca } from "~/domain/shared/marca";
import type { ErrorEnDireccion, EnvioFallido } from "./marca";
import { DIRECCION_DE_ACTUALIZACION } from "~/domain/avisos/modales/direcciones";

export const TITULO_DE_ERROR_DE_SERVICIO = "Lo sentimos, hay un error de servicio";
export const TEXTO_DE_ERROR_DE_SERVICIO =
  "No hemos podido completar tu solicitud. Por favor, inténtalo más tarde.";

type Props = ErrorEnDireccion & { marca: Marca; envio: EnvioFallido | null };

/**
 * Sentence about the data of a failed form. It reports a loss only when the loss is known: anybody can write such an
 * address.
 */
function explicarDatosGuardados(envio: EnvioFallido | null): string {
  if (!envio) return "Si estabas enviando algo, revisa si quedó guardado antes de enviarlo otra vez.";
  return envio.nadaSeGuardo
    ? "Lo que ya tenías guardado sigue igual. Lo último que enviaste no llegó a guardarse, pero lo que escribiste te espera."
    : "No sabemos si lo último que enviaste llegó a guardarse. Puedes enviarlo otra vez: no se guarda dos veces.";
}

/** Service error modal (specification § 2), at `?error=servicio` of any page. */
export function ErrorDeServicioModal({ marca, codigo, hrefAlCerrar, envio }: Props) {
  return (
    <Dialog
      id="error-de-servicio"
      title={TITULO_DE_ERROR_DE_SERVICIO}
      closeHref={hrefAlCerrar}
      closesOutside={false}
    >
      <div className={pila.corta}>
        <p>{TEXTO_DE_ERROR_DE_SERVICIO}</p>
        <p className={textoSuave}>{explicarDatosGuardados(envio)}</p>
        {codigo && (
          <p className={classNames(textoSuave, textoChico)}>
            Código de soporte: <code>{codigo}</code>
          </p>
        )}
      </div>
      {envio && (
        <Button href={DIRECCION_DE_ACTUALIZACION} wide>
          Volver a intentarlo
        </Button>
      )}
      <Button href={hrefAlCerrar} wide variant={envio ? "secondary" : "primary"}>
        Entendido
      </Button>
      <AyudaConCodigo marca={marca} codigo={codigo} />
    </Dialog>
  );
}
