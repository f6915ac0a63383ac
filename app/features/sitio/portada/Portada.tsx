import { classNames } from "~/components/classNames";
import { BotonDeAhorro } from "~/components/BotonDeAhorro";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { Icon } from "~/components/Icon";
import { LoQueTermina } from "~/components/LoQueTermina";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { Card } from "~/components/Card";
import { contenedor, enlaceSuelto, textoSuave } from "~/styles/layout.css";
import { useRaiz } from "~/shell/marca";
import { ListaDeHorarios } from "../necesidades/ListaDeHorarios";
import { Necesidades } from "../necesidades/Necesidades";
import { Bienvenida } from "./Bienvenida";
import type { PortadaDatos } from "./datos";
import { Confianza } from "./Confianza";
import { reunirPendientes } from "./pendientes";
import { ParaVolver } from "./ParaVolver";
import * as css from "./Portada.css";
import { Seccion } from "./Seccion";

export function Portada({
  termina,
  sinTerminar,
  porTemas,
  necesidades,
  enVivo,
  horarios,
  proximaCita,
  conSonido,
  paraVolver,
}: PortadaDatos) {
  const { persona, ahorro } = useRaiz();
  const [primero = null, ...despues] = reunirPendientes({ proximaCita }, paraVolver);
  return (
    <>
      {(sinTerminar.length > 0 || termina) && (
        <div className={classNames(contenedor, css.aviso)}>
          <ReservasSinTerminar reservas={sinTerminar} />
          {termina && <LoQueTermina {...termina} />}
        </div>
      )}
      <Bienvenida primero={primero} conSonido={conSonido} />
      {necesidades.length > 0 && (
        <Seccion id="necesidades" titulo="¿Qué necesitas hoy?">
          <Necesidades necesidades={necesidades} />
          <BotonDeAhorro activo={ahorro} />
        </Seccion>
      )}
      {paraVolver && <ParaVolver {...paraVolver} despues={despues} />}
      {enVivo && <EnVivo {...enVivo} />}
      <Horarios horarios={horarios} porTemas={porTemas} />
      {!persona && <Confianza />}
      <Aviso />
    </>
  );
}

/** Notice of the complaints book, which the home page must show (D.S. 011-2011-PCM, art. 9). */
const Aviso = () => (
  <section aria-label="Libro de Reclamaciones" className={classNames(contenedor, css.seccion)}>
    <Card className={css.grupo}>
      <Icon name="libro" size={32} />
      <div className={css.encoge}>
        <p>Libro de Reclamaciones</p>
        <a href="/reclamo" className={enlaceSuelto}>
          Presentar un reclamo
        </a>
      </div>
    </Card>
  </section>
);

/** The soonest live event, with its free places. */
const EnVivo = ({ titulo, href, inicio, detalles, lugares }: NonNullable<PortadaDatos["enVivo"]>) => (
  <Seccion id="en-vivo" titulo="En vivo">
    <Card href={href} className={css.grupo}>
      <span className={css.marcaDeSala}>
        <Icon name="personas" size={24} />
      </span>
      <div className={css.encoge}>
        <h3>{titulo}</h3>
        <p className={css.cuando}>
          <time dateTime={inicio.iso}>{inicio.texto}</time>
        </p>
        <p className={textoSuave}>
          {detalles} · {lugares}
        </p>
      </div>
    </Card>
  </Seccion>
);

function Horarios({ horarios, porTemas }: Pick<PortadaDatos, "horarios" | "porTemas">) {
  return (
    <Seccion id="horarios" titulo="Los próximos horarios libres" porTemas={porTemas && horarios.length > 0}>
      {horarios.length === 0 ? (
        <EmptyState
          title="Por ahora no hay horarios para mostrar"
          level={3}
          illustration="agenda-vacia"
          actions={
            <Button href="/especialista" variant="secondary">
              Conocer a los especialistas
            </Button>
          }
        >
          <p>Cada día se abren horarios nuevos. Mientras tanto, puedes conocer a quienes atienden.</p>
        </EmptyState>
      ) : (
        <ListaDeHorarios horarios={horarios} />
      )}
    </Seccion>
  );
}
