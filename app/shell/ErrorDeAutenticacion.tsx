import { useLocation } from "@remix-run/react";
import { useState } from "react";
import { Boton } from "~/components/Boton";
import { Dialogo } from "~/components/Dialogo";
import { pila } from "~/styles/layout.css";
import { conParametros } from "./direcciones";
import { enlaceDeWhatsapp, useRaiz } from "./marca";

/** Any page with this in its address shows that somebody could not be let in. */
export const ERROR_DE_AUTENTICACION = { parametro: "error", valor: "autenticacion", codigo: "codigo" };

/**
 * The authentication error (spec § 2). It is a place with an address, so it needs no script to be shown; with one it
 * closes without leaving the page. The message to WhatsApp carries the support code and nothing about the person.
 */
export function ErrorDeAutenticacion() {
  const { marca, codigoDeAyuda } = useRaiz();
  const { pathname, search } = useLocation();
  const [abierto, setAbierto] = useState(true);
  const { parametro, valor, codigo } = ERROR_DE_AUTENTICACION;
  if (new URLSearchParams(search).get(parametro) !== valor) return null;

  const sinError = conParametros(pathname, search, { [parametro]: null, [codigo]: null });
  const mensaje = `Hola, no pude iniciar sesión en ${marca.nombre}.${codigoDeAyuda ? ` Código: ${codigoDeAyuda}` : ""}`;
  // Where no number is configured, WhatsApp asks whom to write to.
  const whatsapp = enlaceDeWhatsapp(marca, mensaje) ?? `https://wa.me/?text=${encodeURIComponent(mensaje)}`;
  return (
    <Dialogo
      id="error-de-autenticacion"
      titulo="Lo sentimos, ocurrió un error inesperado"
      abierto={abierto}
      hrefAlCerrar={sinError}
      onCerrar={() => {
        setAbierto(false);
        // Loading the page again shows it no more.
        window.history.replaceState(window.history.state, "", sinError);
      }}
      unPixelMas
    >
      <div className={pila.corta}>
        <p>Por favor, vuelve a intentarlo en un momento o escríbenos por WhatsApp...</p>
        {codigoDeAyuda && (
          <p>
            Código de soporte: <code>{codigoDeAyuda}</code>
          </p>
        )}
      </div>
      <Boton href={whatsapp} completo rel="noreferrer">
        Ir a WhatsApp
      </Boton>
    </Dialogo>
  );
}
