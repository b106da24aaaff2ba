/** The table of /privacy in Portuguese: one long table of texts. */
import type { SiteFacts } from '#src/http/site-facts.ts';
import { durationIn } from '#src/languages/say.ts';

/** Everything that is kept: what, why, where and how long. */
export function keptRows({ resultMinutes, downloads, months }: SiteFacts) {
  return [
    {
      what: 'O seu ficheiro e o respetivo nome',
      cells: [
        'Para ler o seu bilhete',
        'Disco, cifrado, cada ficheiro com a sua própria chave',
        'Até ter sido lido: segundos, no máximo alguns minutos',
      ],
    },
    {
      what: 'Passes prontos e a sua pré-visualização, imagens das páginas de que foram lidos, as suas correções',
      cells: [
        'Para os poder descarregar',
        'Disco, cifrado da mesma forma',
        `${durationIn('pt', resultMinutes)}, até tocar em «Apagar agora» ou após ${downloads} transferências por passe`,
      ],
    },
    {
      what: 'Metadados da conversão',
      more: 'Hora, tipo e tamanho aproximado do ficheiro, páginas, tipo de bilhete, número de passes, código de erro com o limite ou o tamanho, durações, transferências, a sua resposta a «Estava certo?»',
      cells: ['Para ver o que falha e planear a capacidade', 'Base de dados', `${months.jobs} meses`],
    },
    {
      what: 'Identificador aleatório do navegador',
      cells: [
        'Para encontrar os seus metadados quando os pedir',
        'Base de dados, como hash com chave',
        `${months.jobs} meses com a conversão, ${months.feedback} meses com a opinião`,
      ],
    },
    {
      what: 'Opiniões',
      more: 'Estrelas, comentário, respostas',
      cells: ['Para melhorar', 'Base de dados', `${months.feedback} meses`],
    },
    {
      what: 'Endereço de e‑mail',
      more: 'Deixado com uma opinião ou para as novidades',
      cells: [
        'Para lhe escrever só sobre isso',
        'Base de dados',
        `${months.contacts} meses, ou até nos pedir que o apaguemos`,
      ],
    },
    {
      what: 'Remetente de um e‑mail reencaminhado, ou a quem foi enviado um passe a partir da sua página',
      cells: ['Para devolver o passe', 'Disco, cifrado', 'Até a resposta ter saído e o resultado ter sido apagado'],
    },
    {
      what: 'Endereço de rede',
      cells: ['Para limitar abusos', 'Contadores, como hash com chave', 'No máximo um dia'],
    },
    {
      what: 'Resposta da verificação humana',
      cells: ['Para que cada uma só sirva uma vez', 'Base de dados, como hash com chave', 'Minutos, até expirar'],
    },
    {
      what: 'Registos',
      more: 'Hora, passo, duração, código de erro',
      cells: [
        'Para manter o serviço a funcionar',
        'Registo do servidor, sem endereços e sem conteúdo',
        'Enquanto quem gere o serviço conservar os registos',
      ],
    },
  ] as const;
}
