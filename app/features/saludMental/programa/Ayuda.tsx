import { classNames } from "~/components/classNames";
import { AyudaAhora } from "~/components/AyudaAhora";
import { contenedorMedio, enlaceSuelto, fila, pagina, pila } from "~/styles/layout.css";
import { LoQueSigue, type AvisoALaVista } from "./LoQueSigue";
import { QueTeBusquen, type ParaQuien } from "./QueTeBusquen";
import { PROGRAMA } from "./direcciones";

interface Props {
  /** What becomes of their alert, where there is one. */
  aviso: AvisoALaVista | null;
  /** How to ask for one; null where nobody could take it, or one is on its way. */
  pedir: { para: ParaQuien | null; ayuda: string } | null;
  /** The page that they came from, where that is one of ours that leads here. */
  volver: { href: string; texto: string } | null;
  /** The question to go on with; nobody has to. */
  seguir: string | null;
}

/** Whom to call, first and alone. Going on with the questions comes last. */
export function Ayuda({ aviso, pedir, volver, seguir }: Props) {
  return (
    <div className={classNames(contenedorMedio, pagina, pila.amplia)}>
      <AyudaAhora nivel={1} conFoco />
      <LoQueSigue aviso={aviso} />
      {pedir && <QueTeBusquen {...pedir} conCelular={!aviso?.celular} />}
      <div className={fila.media}>
        <a href="/agendar/psicologia" className={enlaceSuelto}>
          Ver horarios de psicología
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
