import { Button } from "~/components/Button";
import { Card } from "~/components/Card";
import { Form } from "~/components/Form";
import { Tag } from "~/components/Tag";
import { textoSuave } from "~/styles/layout.css";
import { ENTRAR, NO_LLEGO } from "./intenciones";
import * as css from "./miAgenda.css";

interface Props {
  idCita: string;
  hora: string;
  hasta: string;
  persona: string;
  especialidad: string;
  estado: string;
  seEntra: boolean;
  conNota: boolean;
  puedeFaltar: boolean;
  sePuedeDejar: boolean;
}

const HREF = "/equipo/mi-agenda";

/** A session of the specialist, with the acts that are possible now. */
export function Sesion({ idCita, hora, hasta, persona, especialidad, estado, ...actos }: Props) {
  const { seEntra, conNota, puedeFaltar, sePuedeDejar } = actos;
  const de = `${persona}, ${hora}`;
  return (
    <Card as="li" className={css.sesion}>
      <p className={css.horas}>
        <strong className={css.hora}>{hora}</strong>
        <span className={textoSuave}>a {hasta}</span>
      </p>
      <div className={css.datos}>
        <h3>{persona}</h3>
        <p className={textoSuave}>{especialidad}</p>
      </div>
      <p className={css.estado}>
        <Tag>{estado}</Tag>
      </p>
      {(seEntra || conNota || puedeFaltar || sePuedeDejar) && (
        <div className={css.actos}>
          {(seEntra || puedeFaltar) && (
            <Form action={HREF} className={css.acto}>
              <input type="hidden" name="idCita" value={idCita} />
              {seEntra && (
                <Button name="intencion" value={ENTRAR} aria-describedby={`de-${idCita}`}>
                  Entrar a la sesión
                </Button>
              )}
              {puedeFaltar && (
                <Button
                  variant="secondary"
                  name="intencion"
                  value={NO_LLEGO}
                  aria-describedby={`de-${idCita}`}
                >
                  No llegó
                </Button>
              )}
            </Form>
          )}
          {conNota && (
            <Button variant="secondary" href={`${HREF}/${idCita}/nota`} aria-describedby={`de-${idCita}`}>
              Leer su nota
            </Button>
          )}
          {sePuedeDejar && (
            <form method="get" action={`${HREF}/${idCita}/no-podre`} className={css.acto}>
              <Button variant="secondary" aria-describedby={`de-${idCita}`}>
                No podré atender
              </Button>
            </form>
          )}
          <span id={`de-${idCita}`} hidden>
            {de}
          </span>
        </div>
      )}
    </Card>
  );
}
