import { Icon } from "~/components/Icon";
import { enMinutos } from "~/domain/shared/duracion";
import { textoSuave } from "~/styles/layout.css";
import type { Meses } from "./Agenda";
import * as css from "./zona.css";

/** Time of the next session and a link to its page. The agenda further down has the rest. */
export function ProximaSesion({ meses }: { meses: Meses }) {
  const proxima = meses
    .flatMap(({ dias }) => dias.flatMap(({ citas }) => citas))
    .find(({ termino, cancelada }) => !termino && !cancelada);
  if (!proxima) return null;
  const { momento, especialidad, href } = proxima;
  return (
    <section aria-labelledby="proxima" className={css.proxima}>
      <Icon name="calendario" size={24} />
      <div>
        <h2 id="proxima" className={css.tituloDeProxima}>
          Tu próxima sesión
        </h2>
        <a href={href} className={css.enlaceDeSesion}>
          <time dateTime={momento.iso} className={css.nombreDelDia}>
            {momento.dia}, {momento.hora}
          </time>
        </a>
        <p className={textoSuave}>
          {especialidad}, {enMinutos(momento.minutos)}
        </p>
      </div>
    </section>
  );
}
