import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { DataList } from "~/components/DataList";
import { Precio } from "~/components/Precio";
import { Retrato } from "~/components/Retrato";
import { Card } from "~/components/Card";
import { pila, textoChico, textoSuave } from "~/styles/layout.css";
import type { DatosDeReagendar } from "./reagendar.server";
import * as css from "./reserva.css";

/** Form that confirms the change of a session: both times, the price, and the button. */
export function ConfirmarCambio({
  idCita,
  version,
  ahora,
  elegido,
  a,
  diferencia,
  cambiaDeEspecialista,
}: DatosDeReagendar) {
  if (!elegido.horario || !a) return null;
  return (
    <Card
      id="confirmar"
      as="section"
      tabIndex={-1}
      aria-labelledby="antes-de-confirmar"
      className={pila.media}
    >
      <h2 id="antes-de-confirmar">Antes de confirmar</h2>
      <DataList
        entries={[
          { term: "Ahora", value: `${ahora.cuando}, con ${ahora.especialista}. ${ahora.detalle}` },
          { term: "Después", value: `${a.cuando}, con ${elegido.nombre}. ${elegido.detalle}` },
          {
            term: diferencia.centimos < 0 ? "Te devolvemos" : "Pagas",
            value: <Precio centimos={Math.abs(diferencia.centimos)} />,
            total: true,
          },
        ]}
      />
      <p className={textoSuave}>{diferencia.texto}</p>
      {a.seDevuelveSiCancela ? (
        <p className={textoSuave}>{a.reglaDeCambio}</p>
      ) : (
        <Alert kind="advertencia">{a.reglaDeCambio}</Alert>
      )}
      <Form>
        <input type="hidden" name="cita" value={idCita} />
        <input type="hidden" name="version" value={version} />
        {cambiaDeEspecialista && <input type="hidden" name="idEspecialista" value={elegido.idEspecialista} />}
        <input type="hidden" name="inicio" value={elegido.horario.iso} />
        <input type="hidden" name="diferenciaCentimos" value={diferencia.centimos} />
        <Button large>{diferencia.centimos > 0 ? "Pagar la diferencia" : "Cambiar mi horario"}</Button>
      </Form>
    </Card>
  );
}

/** The other specialists of the specialty who can have the session: one click away. */
export function OtrosEspecialistas({ otros }: Pick<DatosDeReagendar, "otros">) {
  if (otros.length === 0) return null;
  return (
    <section aria-labelledby="otros" className={pila.media}>
      <h2 id="otros">Cambiar de especialista</h2>
      <ul className={pila.media}>
        {otros.map(({ nombre, retrato, detalle, href }) => (
          <li key={nombre}>
            <Card href={href} className={css.opcion}>
              <Retrato id={retrato} size={64} />
              <strong>{nombre}</strong>
              <span className={classNames(css.detalleDeOpcion, textoSuave, textoChico)}>{detalle}</span>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
