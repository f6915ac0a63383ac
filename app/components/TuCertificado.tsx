import { enlaceSuelto, textoSuave } from "~/styles/layout.css";

export interface TuCertificadoProps {
  href: string | null;
  /** Hour from which the certificate is valid; null also while too little is known of the person's presence. */
  listoA: string | null;
}

/**
 * Certificate of a person with a place in a workshop: a link to it, the time when it will be ready, or what is missing.
 */
export function TuCertificado({ href, listoA }: TuCertificadoProps) {
  if (href !== null) {
    return (
      <a href={href} className={enlaceSuelto}>
        Ver certificado
      </a>
    );
  }
  return (
    <p className={textoSuave}>
      {listoA === null
        ? "Entra desde la sala y quédate al menos la mitad: así tendrás tu certificado."
        : `Tu certificado estará listo cuando termine, a las ${listoA}.`}
    </p>
  );
}
