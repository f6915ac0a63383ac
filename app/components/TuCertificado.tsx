import { enlaceSuelto, textoSuave } from "~/styles/layout.css";

export interface TuCertificadoProps {
  href: string | null;
  /** The hour from which on it is good; null also where nobody wrote down yet that its person is there. */
  listoA: string | null;
}

/** The certificate of who has a place in a workshop: where it is, when it will be ready, or what it still wants. */
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
        ? "Registra tu asistencia en la sala y tendrás tu certificado."
        : `Tu certificado estará listo cuando termine, a las ${listoA}.`}
    </p>
  );
}
