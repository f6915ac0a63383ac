import { Boton } from "~/components/Boton";
import { Ilustracion } from "~/components/Ilustracion";
import { enlaceDeWhatsapp, useRaiz } from "~/shell/marca";
import * as css from "./errores.css";

/** `codigo` is the request id, which the log carries too. */
export function ErrorDeServicio({ codigo }: { codigo?: string | undefined }) {
  const { marca } = useRaiz();
  const whatsapp = enlaceDeWhatsapp(
    marca,
    codigo ? `Hola, tuve un error de servicio. Código: ${codigo}` : "Hola, tuve un error de servicio.",
  );
  return (
    <div className={css.error}>
      <Ilustracion nombre="servicio-caido" />
      <h1>Lo sentimos, hay un error de servicio</h1>
      <p className={css.texto}>No hemos podido completar tu solicitud. Por favor, inténtalo más tarde.</p>
      {codigo && (
        <p className={css.texto}>
          Código de soporte: <code className={css.codigo}>{codigo}</code>
        </p>
      )}
      <div className={css.caminos}>
        <Boton href="/">Ir al inicio</Boton>
        {whatsapp && (
          <Boton href={whatsapp} variante="secundario" rel="noreferrer">
            Ir a WhatsApp
          </Boton>
        )}
      </div>
    </div>
  );
}
