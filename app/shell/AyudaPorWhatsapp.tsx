import { Icono } from "~/components/Icono";
import type { Marca } from "~/domain/marca";
import { enlaceDeWhatsapp } from "./marca";
import * as css from "./Pagina.css";

export function AyudaPorWhatsapp({ marca }: { marca: Marca }) {
  const href = enlaceDeWhatsapp(marca, `Hola, necesito ayuda con ${marca.nombre}.`);
  if (!href) return null;
  return (
    <a href={href} className={css.ayuda} rel="noreferrer">
      <Icono nombre="ayuda" tamano={24} />
      <span className={css.textoDeAyuda}>Ayuda por WhatsApp</span>
    </a>
  );
}
