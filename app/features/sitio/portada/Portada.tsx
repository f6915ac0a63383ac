import { classNames } from "~/components/classNames";
import { Button } from "~/components/Button";
import { EmptyState } from "~/components/EmptyState";
import { Icon } from "~/components/Icon";
import { LoQueTermina } from "~/components/LoQueTermina";
import { ReservasSinTerminar } from "~/components/ReservaSinTerminar";
import { Card } from "~/components/Card";
import { contenedor, enlaceSuelto } from "~/styles/layout.css";
import { useRaiz } from "~/shell/marco/marca";
import { ListaDeHorarios } from "../necesidades/ListaDeHorarios";
import { Necesidades } from "~/components/Necesidades";
import { Bienvenida } from "./Bienvenida";
import type { PortadaDatos } from "./datos";
import { Confianza } from "./Confianza";
import { EnVivo } from "./EnVivo";
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
  const { persona } = useRaiz();
  const { arriba, despues } = reunirPendientes({ proximaCita }, paraVolver);
  const conHora = arriba.some(({ clase }) => clase === "sesion" || clase === "taller");
  return (
    <>
      {(sinTerminar.length > 0 || termina) && (
        <div className={classNames(contenedor, css.aviso)}>
          <ReservasSinTerminar reservas={sinTerminar} />
          {termina && <LoQueTermina {...termina} />}
        </div>
      )}
      <Bienvenida pendientes={arriba} conAgendar={!conHora && !termina} conSonido={conSonido} />
      {necesidades.length > 0 && (
        <Seccion id="necesidades" titulo="¿Qué necesitas hoy?">
          <Necesidades necesidades={necesidades} />
          {paraVolver && !paraVolver.paraTi && (
            <a href="/mi-zona-privada/preferencias" className={enlaceSuelto}>
              {paraVolver.sinTemas ? "Elegir tus temas" : "Cambiar tus temas"}
            </a>
          )}
        </Seccion>
      )}
      {paraVolver && (despues.length > 0 || paraVolver.paraTi) && (
        <ParaVolver {...paraVolver} despues={despues} />
      )}
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
