import { classNames } from "~/components/classNames";
import { AyudaAhora } from "~/components/AyudaAhora";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila } from "~/styles/layout.css";
import { SiguientesPasos, type AvisoALaVista } from "./SiguientesPasos";
import { QueTeBusquen, type ParaQuien } from "./QueTeBusquen";
import { PROGRAMA } from "./direcciones";

interface Props {
  /** State of the person's alert; null without one. */
  aviso: AvisoALaVista | null;
  /** Form to ask us for a call; null when nobody could make it, or when a call is already requested. */
  pedir: { para: ParaQuien | null; ayuda: string } | null;
  /** Link to the previous page, when it is one of ours that leads here. */
  volver: { href: string; texto: string } | null;
  /** Address of the question to go on with, which may stay unanswered. */
  seguir: string | null;
}

/**
 * Help page of the mental-health programme: numbers to call, first and alone. The link to further questions comes
 * last.
 */
export function Ayuda({ aviso, pedir, volver, seguir }: Props) {
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <AyudaAhora nivel={1} conFoco />
      <SiguientesPasos aviso={aviso} />
      {pedir && <QueTeBusquen {...pedir} conCelular={!aviso?.celular} />}
      <div className={fila.media}>
        <a href="/agendar/psicologia" className={enlaceSuelto}>
          Agendar psicología
        </a>
        {seguir && (
          <a href={seguir} className={enlaceSuelto}>
            Seguir con las preguntas
          </a>
        )}
        {volver ? (
          <a href={volver.href} className={enlaceSuelto}>
            {volver.texto}
          </a>
        ) : (
          <a href={PROGRAMA} className={enlaceSuelto}>
            Dejarlo por hoy
          </a>
        )}
      </div>
    </div>
  );
}
