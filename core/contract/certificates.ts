import { z } from 'zod';
import { certificateKinds } from '#core/progress/certified.ts';
import { spokenCode } from './communities.ts';
import type { Endpoint } from './endpoint.ts';
import { limits } from './limits.ts';
import { filledText, instant, pathId } from './text.ts';

const ok = z.object({ ok: z.literal(true) });
const code = z.object({ code: spokenCode });

const certificate = z.object({
  title: z.string(),
  /** A sentence that goes on from the person's name. */
  text: z.string(),
  doneAt: instant,
  /** In minutes, and how they are known; null where nobody counted. */
  time: z.object({ from: z.int(), to: z.int(), basis: z.enum(['stated', 'recorded']) }).nullable(),
});

const deed = { kind: z.enum(certificateKinds), ref: z.string().min(1).max(limits.certificateRef.max) };

const ownCertificate = certificate.extend({
  ...deed,
  /** Null while it is switched off: nobody else can read it. */
  code: z.string().nullable(),
  /** Why those who take care revoked it; null where they did not. */
  revokedFor: z.string().nullable(),
});

export const certificatesContract = {
  certificates: {
    summary: 'O que quem pergunta fez e pode virar certificado; com código só o que a pessoa publicou.',
    access: 'member',
    answer: z.array(ownCertificate),
    errors: [],
  },
  makeCertificate: {
    summary: 'Publica um certificado, com um endereço que qualquer pessoa pode ler. Repetir não muda nada.',
    access: 'member',
    body: z.object(deed),
    answer: ownCertificate,
    status: 201,
    errors: ['not_found', 'certificate_revoked'],
  },
  withdrawCertificate: {
    summary: 'Tira do ar um certificado próprio; o endereço deixa de valer para sempre.',
    access: 'member',
    params: code,
    answer: ok,
    errors: ['not_found', 'certificate_revoked'],
  },
  certificate: {
    summary: 'Um certificado, para quem tem o endereço: quem fez, o que fez, quando e em quanto tempo.',
    access: 'public',
    params: code,
    answer: certificate.extend({ name: z.string(), madeAt: instant }),
    errors: ['certificate_invalid', 'too_many_attempts'],
    limit: 'code',
  },
  personCertificates: {
    summary: 'Os certificados que uma pessoa publicou, para quem cuida dela.',
    access: 'member',
    params: z.object({ id: pathId }),
    answer: z.array(
      certificate.extend({ code: z.string(), madeAt: instant, revokedFor: z.string().nullable() }),
    ),
    errors: ['not_moderator', 'not_found'],
  },
  revokeCertificate: {
    summary: 'Revoga um certificado, com o motivo; a pessoa é avisada. Quem cuida dela.',
    access: 'member',
    params: code,
    body: z.object({ reason: filledText(limits.careReason.max, 'reason_missing') }),
    answer: ok,
    errors: ['not_moderator', 'not_found', 'reason_missing'],
  },
} as const satisfies Record<string, Endpoint>;
