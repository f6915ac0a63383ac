import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { Tag } from "~/components/Tag";
import { Icon } from "~/components/Icon";
import { MissingPart } from "~/components/MissingPart";
import { Card } from "~/components/Card";
import type { ProgramaDePlan } from "~/domain/paquetes/planes/programas";
import { CON_CUALQUIER_PLAN } from "~/domain/cuentas/perfil/planes";
import { enlaceSuelto, fila, pila, textoSuave } from "~/styles/layout.css";
import type { BonosEnPalabras } from "./bonos.server";
import * as css from "./plan.css";

interface Props {
  vigente: {
    nombre: string;
    descripcion: string;
    programas: ProgramaDePlan[];
    ademas: string | null;
    sinBonos: boolean;
    bonos: BonosEnPalabras | null;
  } | null;
  porque: string;
  nota: string | null;
  esPiloto: boolean;
  /** Plans of the person, in the order in which they were given. */
  planes: { nombre: string; cuenta: boolean }[];
}

/** Plan of the person that counts, its benefits, and the reason why it is that one. */
export function PlanDeLaCuenta({ vigente, porque, nota, esPiloto, planes }: Props) {
  return (
    <>
      <Card as="section" aria-labelledby="plan-vigente" className={pila.media}>
        <div className={pila.junta}>
          <div className={fila.corta}>
            <h2 id="plan-vigente">{vigente?.nombre ?? "Sin plan por ahora"}</h2>
            {esPiloto && <Tag>Piloto</Tag>}
          </div>
          {vigente && <p className={textoSuave}>{vigente.descripcion}</p>}
        </div>
        {vigente && (
          <div className={pila.corta}>
            <h3>Tu plan incluye…</h3>
            {vigente.bonos === null && <MissingPart title="No pudimos cargar los bonos de tu plan" />}
            {vigente.sinBonos && <p>Este plan no trae bonos al mes: pagas solo las sesiones que tomas.</p>}
            {(vigente.ademas !== null || vigente.programas.length > 0 || Boolean(vigente.bonos?.length)) && (
              <ul className={pila.corta}>
                {vigente.bonos?.map(({ trae, quedan, agendar }) => (
                  <li key={trae} className={css.incluido}>
                    <Icon name="exito" />
                    <div>
                      <p>
                        <strong>{trae}</strong>
                      </p>
                      <p className={textoSuave}>{quedan}</p>
                      {agendar && (
                        <Button href={agendar.href} variant="text">
                          {agendar.texto}
                        </Button>
                      )}
                    </div>
                  </li>
                ))}
                {vigente.programas.map(({ titulo, detalles, href }) => (
                  <li key={href} className={css.incluido}>
                    <Icon name="exito" />
                    <div>
                      <a href={href} className={enlaceSuelto}>
                        {titulo}
                      </a>
                      <p className={textoSuave}>{detalles}</p>
                    </div>
                  </li>
                ))}
                {vigente.ademas && (
                  <li className={css.incluido}>
                    <Icon name="exito" />
                    {vigente.ademas}
                  </li>
                )}
              </ul>
            )}
            <h3>Y con cualquier plan</h3>
            <ul className={pila.corta}>
              {CON_CUALQUIER_PLAN.map((cosa) => (
                <li key={cosa} className={css.incluido}>
                  <Icon name="exito" />
                  {cosa}
                </li>
              ))}
            </ul>
          </div>
        )}
        {nota && (
          <Alert kind="advertencia" title={nota}>
            <p>Por eso puede que veas un plan distinto al tuyo. Vuelve a esta página en un momento.</p>
          </Alert>
        )}
      </Card>
      <section aria-labelledby="plan-porque" className={pila.media}>
        <h2 id="plan-porque">Por qué este plan</h2>
        <p>{porque}</p>
        <p className={textoSuave}>
          La regla: cuenta el último plan que recibiste. Si el último es el de la EPS y tu EPS no está activa,
          cuenta el anterior.
        </p>
        <h3>Tus planes, en el orden en que los recibiste</h3>
        <ol className={pila.corta}>
          {planes.map(({ nombre, cuenta }) => (
            <li key={nombre} className={fila.corta}>
              {nombre} {cuenta && <Tag tone="accent">Es el tuyo hoy</Tag>}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}
