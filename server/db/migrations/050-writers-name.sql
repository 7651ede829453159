-- The name that the recommender typed on the page of a link. What is answered by the link counts under it, from then on.
alter table letter_links
  add column writer_name text,
  add column writer_named_at timestamptz,
  add constraint letter_links_writer check ((writer_name is null) = (writer_named_at is null));

-- An answer that nobody gave under a name they typed waits for one. Who typed a name left a waiver of the letter under it,
-- about words of the answer.
update fact_cards as card
set state = case when card.state = 'left_out' then 'left_out' else 'proposed' end, confirmed_by = null, confirmed_at = null
where card.sources @? '$[*] ? (@.field starts with "letter/")'
  and not exists (
    select from document_waivers as waiver
    join documents on documents.id = waiver.document_id
    where documents.referee_id = card.referee_id
      and waiver.taken_as = 'recommender'
      and not waiver.left_out
      and waiver.name = card.confirmed_by
      and position(waiver.text in card.text) > 0
  );

-- Taking a change back must not bring such a name back.
delete from fact_card_changes
where before @? '$[*].sources[*] ? (@.field starts with "letter/")'
  or after @? '$[*].sources[*] ? (@.field starts with "letter/")';
