import { Boton } from "~/components/Boton";
import { Icono } from "~/components/Icono";
import { Tarjeta } from "~/components/Tarjeta";
import { enlaceDeWhatsapp, useRaiz } from "~/shell/marca";
import { fila, textoSuave } from "~/styles/layout.css";
import * as css from "./videollamada.css";

/** The rung that always works. It needs neither a camera nor JavaScript. */
export function PorTelefono({ telefono, cuando }: { telefono: string | null; cuando: string }) {
  const { marca } = useRaiz();
  const whatsapp = enlaceDeWhatsapp(marca, `Hola, no puedo entrar a mi videollamada del ${cuando}.`);
  if (!telefono && !whatsapp) return null;
  return (
    <Tarjeta como="section" aria-labelledby="por-telefono" className={css.porTelefono} id="telefono">
      <h2 id="por-telefono">Si no logras conectarte</h2>
      <p className={textoSuave}>
        Comunícate con nosotros y ponemos a los dos en contacto por teléfono, a la misma hora.
      </p>
      <div className={fila.corta}>
        {telefono && (
          <Boton href={`tel:${telefono.replace(/[^\d+]/g, "")}`} variante="secundario">
            <Icono nombre="telefono" />
            Llamar al {telefono.replaceAll(" ", "\u00a0")}
          </Boton>
        )}
        {whatsapp && (
          <Boton href={whatsapp} variante="secundario" rel="noreferrer">
            <Icono nombre="ayuda" />
            Escribir por WhatsApp
          </Boton>
        )}
      </div>
    </Tarjeta>
  );
}
