import { Icon } from "~/components/Icon";
import type { Marca } from "~/domain/shared/marca";
import { contactoDe, enlaceDeWhatsapp } from "./marca";
import { enlace } from "./Pagina.css";
import * as css from "./Pie.css";

interface Props {
  marca: Marca;
  /** The request that failed: staff find it in the log. It says nothing of the person. */
  codigo?: string | null;
}

const mensaje = ({ marca, codigo }: Props) =>
  codigo
    ? `Hola, necesito ayuda con ${marca.nombre}. Código de soporte: ${codigo}`
    : `Hola, necesito ayuda con ${marca.nombre}.`;

export function AyudaPorWhatsapp({ marca, codigo }: Props) {
  const href = enlaceDeWhatsapp(marca, mensaje({ marca, codigo: codigo ?? null }));
  if (!href) return null;
  return (
    <a href={href} className={css.ayuda} rel="noreferrer">
      <Icon name="ayuda" size={24} />
      <span className={css.textoDeAyuda}>Ayuda por WhatsApp</span>
    </a>
  );
}

/** The same help as a line of text, where something just failed. */
export function AyudaConCodigo({ marca, codigo }: Props) {
  const contacto = codigo && contactoDe(marca, mensaje({ marca, codigo }));
  if (!contacto) return null;
  return (
    <a href={contacto.href} className={enlace} rel="noreferrer">
      <Icon name="ayuda" />
      Escríbenos con este código
    </a>
  );
}
