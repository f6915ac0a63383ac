import { Tag } from "~/components/Tag";
import { TuCertificado } from "~/components/TuCertificado";
import { pila } from "~/styles/layout.css";
import * as css from "./zona.css";

export interface TallerAnterior {
  id: string;
  titulo: string;
  href: string;
  cuando: string;
  asistencia: boolean;
  certificado: string | null;
}

/** Past workshops in which the person had a seat, with their certificates. */
export function TalleresAnteriores({ talleres }: { talleres: readonly TallerAnterior[] }) {
  if (talleres.length === 0) return null;
  return (
    <section aria-labelledby="talleres-anteriores" className={pila.media}>
      <h2 id="talleres-anteriores">Talleres anteriores</h2>
      <ul className={css.anteriores}>
        {talleres.map(({ id, titulo, href, cuando, asistencia, certificado }) => (
          <li key={id} className={css.anterior}>
            <a href={href} className={css.enlaceDeSesion}>
              {titulo}, {cuando}
            </a>
            {asistencia && <Tag tone="exito">Asististe</Tag>}
            {certificado && <TuCertificado href={certificado} listoA={null} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
