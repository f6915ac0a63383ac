import { Icon } from "~/components/Icon";
import type { Marca } from "~/domain/shared/marca";
import { contactoDe, enlaceDeWhatsapp } from "./marca";
import { enlace } from "./Pagina.css";
import * as css from "./Pie.css";

interface Props {
  marca: Marca;
  /** Id of the failed request: staff find it in the log. It says nothing of the person. */
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

/** Link to customer service on WhatsApp, with the support code of a failure. */
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
