import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Form } from "~/components/Form";
import { Radio } from "~/components/Radio";
import { enlaceSuelto, fila, pila } from "~/styles/layout.css";
import { CERRAR } from "./intenciones";
import * as css from "./jornada.css";
import { SesionesDeLista } from "./SesionesDeLista";

interface Props {
  texto: string;
  /** Address of the page without chosen days. */
  href: string;
  /** People and money that the closing moves; null on the specialist's own page. */
  mueve: { personas: number; dinero: string } | null;
  campos: Readonly<Record<string, string>>;
  sesiones: readonly { idCita: string; persona: string; cuando: string }[];
}

/** Asks once before days are closed, and says first who is in them. */
export const ConfirmarCierre = ({ texto, href, mueve, campos, sesiones }: Props) => (
  <Card as="section" aria-labelledby="confirmar" className={pila.media}>
    <h2 id="confirmar">{texto}</h2>
    <Form className={pila.media}>
      {Object.entries(campos).map(([nombre, valor]) => (
        <input key={nombre} type="hidden" name={nombre} value={valor} />
      ))}
      <p className={css.cuantas}>
        <strong>{enCuantas(sesiones.length)}</strong>
      </p>
      {sesiones.length === 0 ? (
        <input type="hidden" name="compensacion" value="cambio" />
      ) : (
        <>
          {mueve !== null && (
            <p>
              {mueve.personas === 1 ? "Toca a 1 persona" : `Toca a ${mueve.personas} personas`}, que pagaron{" "}
              <strong>{mueve.dinero}</strong> con tarjeta.
            </p>
          )}
          <SesionesDeLista sesiones={sesiones} />
          <fieldset className={pila.corta}>
            <legend>¿Qué recibe cada persona?</legend>
            <Radio
              id="cambio"
              name="compensacion"
              value="cambio"
              label="Otra hora sin costo, o todo lo que pagó: elige en su cuenta."
              defaultChecked
            />
            <Radio
              id="devolucion"
              name="compensacion"
              value="devolucion"
              label="Todo lo que pagó: su dinero, su bono o su cupón. La sesión se cancela."
            />
          </fieldset>
          <p>Se entera ahora mismo por correo y en su cuenta, y lee que su especialista no puede atender.</p>
        </>
      )}
      <div className={fila.media}>
        <Button variant={sesiones.length === 0 ? "primary" : "danger"} name="intencion" value={CERRAR}>
          Cerrar estos días
        </Button>
        <a href={href} className={enlaceSuelto}>
          Elegir otros días
        </a>
      </div>
    </Form>
  </Card>
);

const enCuantas = (cuantas: number) =>
  cuantas === 0
    ? "Nadie tiene sesión en esos días."
    : cuantas === 1
      ? "1 sesión reservada en esos días."
      : `${cuantas} sesiones reservadas en esos días.`;
