import { Button } from "~/components/Button";
import { Dialog } from "~/components/Dialog";
import { pila } from "~/styles/layout.css";
import type { Marca } from "~/domain/shared/marca";
import { ayudaDe, type ErrorEnDireccion } from "./marca";

export const TITULO_DE_ERROR_DE_AUTENTICACION = "Lo sentimos, ocurrió un error inesperado";

/**
 * Error of the sign-in (specification § 2), at `?error=autenticacion` of any page. It has an address, so it is shown
 * without scripts; with scripts it closes without leaving the page. The message to WhatsApp carries the support code
 * and nothing about the person.
 */
export function ErrorDeAutenticacion({ marca, codigo, hrefAlCerrar }: ErrorEnDireccion & { marca: Marca }) {
  const mensaje = `Hola, no pude iniciar sesión en ${marca.nombre}.${codigo ? ` Código: ${codigo}` : ""}`;
  const ayuda = ayudaDe(marca, mensaje);
  return (
    <Dialog
      id="error-de-autenticacion"
      title={TITULO_DE_ERROR_DE_AUTENTICACION}
      closeHref={hrefAlCerrar}
      onClose={(dialog) => {
        dialog.close();
        // Removes the error from the address, so that reloading the page does not show the error again.
        window.history.replaceState(window.history.state, "", hrefAlCerrar);
      }}
      onePixelWider
    >
      <div className={pila.corta}>
        <p>
          Por favor, vuelve a intentarlo en un momento o{" "}
          {marca.whatsapp
            ? "escríbenos por WhatsApp..."
            : marca.correoDeSoporte
              ? `escríbenos a ${marca.correoDeSoporte}.`
              : "pide ayuda aquí."}
        </p>
        {codigo && (
          <p>
            Código de soporte: <code>{codigo}</code>
          </p>
        )}
      </div>
      <Button href={ayuda.href} wide rel="noreferrer">
        {ayuda.texto}
      </Button>
    </Dialog>
  );
}
