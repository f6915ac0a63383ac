import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { classNames } from "~/components/classNames";
import { Form } from "~/components/Form";
import { Select, type SelectOption } from "~/components/Select";
import { enlaceSuelto, pila, textoSuave } from "~/styles/layout.css";
import { CampoDeCodigo } from "../marco/CampoDeCodigo";
import * as css from "./guardia.css";
import { GUION, SI_HAY_PELIGRO, SI_NO_CONTESTA } from "./guion";
import { CERRAR, DEVOLVER } from "./intenciones";

interface Props {
  abierta: {
    idAlerta: string;
    nombre: string;
    celular: string;
    telefono: string;
    email: string;
    desde: string;
    veces: number;
    ultimaVez: string | null;
    libre: string | null;
  };
  pideCodigo: boolean;
  desenlaces: readonly SelectOption[];
}

/** The alert that the member holds: how to call, what to say, and the forms that close it or give it back. */
export function AlertaAbierta({ abierta, pideCodigo, desenlaces }: Props) {
  const { idAlerta, nombre, celular, telefono, email, desde, veces, ultimaVez, libre } = abierta;
  return (
    <section aria-labelledby="abierta" className={css.abierta}>
      <Card className={classNames(pila.media, css.contacto)}>
        <div className={pila.junta}>
          <h2 id="abierta">{nombre}</h2>
          <p className={textoSuave}>
            Desde {desde}
            {ultimaVez !== null && `. Lo dijo ${veces} veces; la última, ${ultimaVez}`}
          </p>
          {libre !== null && <p className={css.dato}>La tienes hasta las {libre}. Después queda libre.</p>}
        </div>
        <Button href={`tel:${telefono}`} large wide>
          Llamar al {celular}
        </Button>
        <a href={`mailto:${email}`} className={classNames(enlaceSuelto, css.correo)}>
          Escribir a {email}
        </a>
      </Card>
      <Card className={classNames(pila.media, css.final)}>
        <Form className={pila.media}>
          <input type="hidden" name="idAlerta" value={idAlerta} />
          <Select
            id="desenlace"
            name="desenlace"
            label="Cómo terminó"
            empty="Elige"
            options={desenlaces}
            required
          />
          {pideCodigo && <CampoDeCodigo de="cerrar" />}
          <Button name="intencion" value={CERRAR} wide>
            Cerrar alerta
          </Button>
        </Form>
        <Form className={css.devolver}>
          <input type="hidden" name="idAlerta" value={idAlerta} />
          {pideCodigo && <CampoDeCodigo de="devolver" />}
          <Button name="intencion" value={DEVOLVER} variant="secondary" wide>
            Devolver a la guardia
          </Button>
        </Form>
      </Card>
      <div className={classNames(pila.media, css.palabras)}>
        <h3>Qué decir</h3>
        <ol className={css.guion}>
          {GUION.map(({ paso, palabras }) => (
            <li key={paso}>
              {paso}
              <q className={css.dicho}>{palabras}</q>
            </li>
          ))}
        </ol>
        <p className={css.peligro}>{SI_HAY_PELIGRO}</p>
        <p>{SI_NO_CONTESTA}</p>
      </div>
    </section>
  );
}
